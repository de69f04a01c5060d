export const actorPiece = (actor: number) => `actor:${actor}`;
export const zombiePiece = (zone: number, kind: number) => `zombie:${zone}:${kind}`;
export const objectivePiece = (objective: number) => `objective:${objective}`;
export const machinePiece = (machine: number) => `machine:${machine}`;
export const spawnPiece = (token: number) => `spawn:${token}`;
