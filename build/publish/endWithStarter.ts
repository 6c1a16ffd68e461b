import process from 'node:process'

/**
 * Ends this process and those that it has started once whoever has started it, detached, and holds the other end of
 * its input is gone. What is silent would otherwise not notice.
 */
export function endWithStarter(): void {
  process.stdin
    .resume()
    .on('end', () => {
      if (process.platform === 'win32') process.exit(1)
      process.kill(-process.pid, 'SIGKILL')
    })
    .unref()
}
