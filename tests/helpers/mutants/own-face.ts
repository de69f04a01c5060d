import { faceWith } from '../missions';

/** A face with a balcony over its street. */
export const balconyFace = faceWith({
  id: 'roof',
  balconies: [{ id: 'BAL', rects: [[10, 10, 50, 50]], stairs: 'R', over: ['S'] }],
});
