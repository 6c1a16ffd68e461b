import process from 'node:process'

/**
 * Ends this detached process and its children once the process that started it, and holds the other end of
 * its input, is gone. A silent process would otherwise not notice.
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
