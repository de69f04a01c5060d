import { bytesInUse } from '../../helpers/heap';
import { type JobName, print, printPlainly } from './jobs';

// Prints once, in a program of its own, and says by how much its memory has grown at most.

const [name, way] = process.argv.slice(2) as [JobName, 'ours' | 'plain'];
const work = way === 'ours' ? () => print(name) : printPlainly(name);
await bytesInUse();
const before = process.memoryUsage.rss();
await work();
process.send?.(process.resourceUsage().maxRSS * 1024 - before);
