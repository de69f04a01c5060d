import { type JobRequest, work } from './messages';

// The back room: a thread beside that of the window.
addEventListener('message', ({ data }: MessageEvent<JobRequest>) => work(data, (told) => postMessage(told)));
