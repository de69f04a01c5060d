import { area } from './area/area';
import { arrow } from './arrow/arrow';
import { distance } from './distance/distance';
import { label } from './label/label';
import { pan } from './pan/pan';
import { place } from './place/place';
import { select } from './select/select';
import { sight } from './sight/sight';
import type { Tool, ToolId } from './tool';

export const tools: Readonly<Record<ToolId, Tool>> = {
  select,
  pan,
  label,
  arrow,
  area,
  sight,
  distance,
  place,
};
