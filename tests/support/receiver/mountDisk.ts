import { execFile, execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished } from 'vitest'
import { temporaryFolder } from './startReceiver.ts'

const run = promisify(execFile)

/** EXT4_IOC_SHUTDOWN, and its flag NOLOGFLUSH (Linux, fs/ext4/ext4.h). */
const SHUTDOWN = 0x8004587d
const NO_LOG_FLUSH = 2
/** Node has no ioctl; every Debian has Perl. */
const CUT_POWER = `use Time::HiRes 'clock_gettime', 'CLOCK_MONOTONIC';
  open(my $folder, '<', $ARGV[0]) or die $!;
  my $flag = pack('L', ${NO_LOG_FLUSH});
  printf('%.6f', clock_gettime(CLOCK_MONOTONIC));
  ioctl($folder, ${SHUTDOWN}, $flag) or die $!;`

/** The file is sparse: only written blocks take space. */
const SIZE_BYTES = 512 * 1024 * 1024
/** The file system does not commit by itself during a test, so only data that a program has synced is kept. */
const OPTIONS = 'loop,commit=600,errors=remount-ro'

export type TestDisk = {
  folder: string
  /**
   * Stops all writing. Data that was not synced is lost.
   * @returns a moment just before the cut, in seconds of the system's monotonic clock. A sync that runs during the cut
   * may report success; after a real power cut no process is left to see the report.
   */
  cutPower(): Promise<number>
  /** Makes the disk read-only, as the kernel does with a disk that reports an error. */
  fail(): void
  /** Mounts the disk again, as a start of the machine does. No process may have a file on it open. */
  mountAgain(): Promise<void>
}

export const NEEDS_DISK = 'Needs Linux, root, loop devices, ext4 and Perl.'

/**
 * Mounts a disk for a test: a file with a real ext4 file system.
 * @returns null if the machine does not allow this.
 */
export function mountDisk(): TestDisk | null {
  const parent = temporaryFolder()
  const image = join(parent, 'disk.img')
  const folder = join(parent, 'disk')
  const mount = () => execFileSync('mount', ['-o', OPTIONS, image, folder], { stdio: 'pipe' })
  mkdirSync(folder)
  writeFileSync(image, '')
  truncateSync(image, SIZE_BYTES)
  try {
    execFileSync('perl', ['-e', '1'])
    execFileSync('mkfs.ext4', ['-q', '-F', image], { stdio: 'pipe' })
    mount()
  } catch {
    return null
  }
  onTestFinished(() => {
    execFileSync('umount', ['--lazy', folder])
  })
  // PostgreSQL runs as a user of its own, who needs access to this folder.
  chmodSync(parent, 0o755)
  return {
    folder,
    async cutPower() {
      const { stdout } = await run('perl', ['-e', CUT_POWER, folder])
      return Number(stdout)
    },
    fail() {
      const device = execFileSync('findmnt', ['-n', '-o', 'SOURCE', folder], { encoding: 'utf8' })
      const name = device.trim().replace('/dev/', '')
      writeFileSync(`/sys/fs/ext4/${name}/trigger_fs_error`, 'a test')
    },
    async mountAgain() {
      // A killed process releases its files a moment later.
      await expect.poll(() => run('umount', [folder]).then(() => 'unmounted')).toBe('unmounted')
      mount()
    },
  }
}
