import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { fullPipe } from '../tests/support/receiver/fullPipe.ts'

const RUN = join(import.meta.dirname, 'run.ts')

function runScript(script: string, command = 'true') {
  const args = ['-c', `${command} && exec "$0" "$@"`, process.execPath, '-e', script]
  const child = spawn('sh', args, { stdio: ['ignore', 'pipe', 'pipe'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

test('the output and the exit code of a command are passed on', async () => {
  const child = runScript(
    `const { run } = await import('${RUN}')
     const code = await run('sh', ['-c', 'echo one; echo two >&2; exit 3'])
     console.log(code)`,
  )
  const said = await Promise.all([text(child.stdout), text(child.stderr)])
  expect(said).toEqual(['one\n3\n', 'two\n'])
})

test('after a command has run, a full output pipe does not block the process', async () => {
  const child = runScript(
    `const { run } = await import('${RUN}')
     process.stdout
     await run('true', [])
     process.stdout.write('.')
     process.stderr.write('It goes on.', () => process.exit())`,
    `exec >${fullPipe()}`,
  )
  expect(await text(child.stderr)).toBe('It goes on.')
})
