import {
  ArrowUpRight,
  Copy,
  Eye,
  FlipHorizontal2,
  Footprints,
  Grid2x2,
  Hand,
  LassoSelect,
  Magnet,
  Maximize,
  MousePointer2,
  PanelLeft,
  PanelRight,
  Play,
  Redo2,
  RotateCw,
  Trash2,
  Type,
  Undo2,
  ZoomIn,
  ZoomOut,
} from 'lucide-react';
import { Toolbar as Bar } from 'radix-ui';
import type { ReactNode } from 'react';
import { Tips } from '../../panels/tip';
import { useCheckCounts } from '../../panels/use-checks';
import { useSentences } from '../../session/session-context';
import { ActionButton } from '../action-button';
import type { ActionId } from '../actions/all-actions';
import { FileBadge } from '../file-badge';
import { IconAction } from '../icon-action';
import { Zoom } from './zoom';

type Entry = readonly [ActionId, ReactNode];

const groups: readonly (readonly Entry[])[] = [
  [['panel.palette', <PanelLeft key="palette" aria-hidden="true" />]],
  [
    ['edit.undo', <Undo2 key="undo" aria-hidden="true" />],
    ['edit.redo', <Redo2 key="redo" aria-hidden="true" />],
  ],
  [
    ['tool.select', <MousePointer2 key="select" aria-hidden="true" />],
    ['tool.pan', <Hand key="pan" aria-hidden="true" />],
    ['tool.label', <Type key="label" aria-hidden="true" />],
    ['tool.arrow', <ArrowUpRight key="arrow" aria-hidden="true" />],
    ['tool.area', <LassoSelect key="area" aria-hidden="true" />],
    ['tool.sight', <Eye key="sight" aria-hidden="true" />],
    ['tool.distance', <Footprints key="distance" aria-hidden="true" />],
  ],
  [
    ['arrange.rotate', <RotateCw key="rotate" aria-hidden="true" />],
    ['arrange.flip', <FlipHorizontal2 key="flip" aria-hidden="true" />],
    ['clipboard.duplicate', <Copy key="duplicate" aria-hidden="true" />],
    ['clipboard.delete', <Trash2 key="delete" aria-hidden="true" />],
  ],
  [
    ['show.zones', <Grid2x2 key="zones" aria-hidden="true" />],
    ['show.snapping', <Magnet key="snapping" aria-hidden="true" />],
  ],
];

/** The actions that are wanted most, as icons in a row. */
export function Toolbar() {
  const say = useSentences();
  const counts = useCheckCounts();
  return (
    <Tips>
      <Bar.Root className="toolbar" aria-label={say('editor.toolbar')}>
        {groups.map((group) => (
          <div key={group[0]?.[0]} className="toolbar-group">
            {group.map(([id, icon]) => (
              <Bar.Button key={id} asChild>
                <IconAction id={id} icon={icon} />
              </Bar.Button>
            ))}
          </div>
        ))}
        <FileBadge counts={counts} />
        <Bar.Button asChild>
          <ActionButton id="play.play" icon={<Play aria-hidden="true" />} />
        </Bar.Button>
        <div className="toolbar-group toolbar-zoom">
          <Bar.Button asChild>
            <IconAction id="view.zoomOut" icon={<ZoomOut aria-hidden="true" />} />
          </Bar.Button>
          <Zoom />
          <Bar.Button asChild>
            <IconAction id="view.zoomIn" icon={<ZoomIn aria-hidden="true" />} />
          </Bar.Button>
          <Bar.Button asChild>
            <IconAction id="view.fit" icon={<Maximize aria-hidden="true" />} />
          </Bar.Button>
          <Bar.Button asChild>
            <IconAction id="panel.properties" icon={<PanelRight aria-hidden="true" />} />
          </Bar.Button>
        </div>
      </Bar.Root>
    </Tips>
  );
}
