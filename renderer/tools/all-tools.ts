import type { Tool, ToolId } from './tool';

const idle: Tool = () => {
  const state = { hear: () => state };
  return state;
};

export const tools: Readonly<Record<ToolId, Tool>> = {
  select: idle,
  pan: idle,
  label: idle,
  arrow: idle,
  area: idle,
  sight: idle,
  distance: idle,
  place: idle,
};
