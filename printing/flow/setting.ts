import type { StructureNode } from '../structure';
import type { LineStyle } from './type';
import { body } from './type';

/** Where blocks are set: how wide, from where, and what their nodes belong to. */
export interface Setting {
  readonly width: number;
  /** How far from the left edge of the column. */
  readonly indent: number;
  readonly parent: StructureNode;
  readonly style: LineStyle;
}

export function settingIn(parent: StructureNode, width: number, style: LineStyle = body): Setting {
  return { width, indent: 0, parent, style };
}

export function indented(setting: Setting, by: number, parent: StructureNode): Setting {
  return { ...setting, indent: setting.indent + by, width: setting.width - by, parent };
}
