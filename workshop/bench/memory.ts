import { spawnSync } from 'node:child_process'

const KIB_PER_MIB = 1024

/** The current memory of a process, in whole MiB. */
export function residentMib(pid: number): number {
  const { stdout } = spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })
  return Math.round(Number(stdout) / KIB_PER_MIB)
}
