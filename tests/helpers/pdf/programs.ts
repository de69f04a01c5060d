import { execFile } from 'node:child_process';

/** What a program says. One that is not there, or that finds something wrong, says so in its failure. */
export function saidBy(program: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(program, [...args], { maxBuffer: 2 ** 30 }, (error, said, complaint) => {
      if (error) reject(new Error(`${program}: ${complaint || said || error.message}`));
      else resolve(said + complaint);
    });
  });
}
