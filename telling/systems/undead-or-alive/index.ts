export { featWords } from './feats';
export { zombieCardLine } from './seen/zombie-card';
export { undeadOrAliveTelling } from './telling';
export { placeOfSlot, UoaWords } from './words';
