import { type JobRequest, work } from './messages';

// The back room: a thread beside that of the window.
addEventListener('message', ({ data }: MessageEvent<JobRequest>) => {
  // Whoever waits hears of errors, and not of promises that nobody keeps.
  work(data, (told) => postMessage(told)).catch(reportError);
});
