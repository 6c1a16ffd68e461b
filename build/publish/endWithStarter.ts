import process from 'node:process'

/**
 * Ends this detached process and its children when its input closes, that is, when the process that started it ends.
 * A process that writes nothing would not notice otherwise.
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
