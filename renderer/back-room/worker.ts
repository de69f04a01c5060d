import { type Asked, work } from './messages';

// The back room: a thread beside that of the window.
addEventListener('message', ({ data }: MessageEvent<Asked>) => work(data, (told) => postMessage(told)));
