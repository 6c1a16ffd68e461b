import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { currentRelease } from '../../receiver/src/site/releases.ts'
import { checkSite } from './checkSite.ts'
import { createReleases } from './createReleases.ts'
import { ADA, quick, temporaryProject } from './test/temporaryProject.ts'

const PROGRAM = join(import.meta.dirname, 'test/publishAndDie.ts')
const ROUNDS = 20

test.each(['freeze', 'check', 'build', 'test', 'switch', 'deploy'])(
  'a publish that is killed while it is at "%s" leaves a whole site, and the next start clears up',
  { timeout: 180_000 },
  async (step) => {
    const project = temporaryProject()
    const { projectDirectory, releasesDirectory, seen, write, folders } = project
    await (await createReleases({ projectDirectory, ...quick })).publish(ADA)
    let before = seen()
    for (let round = 0; round < ROUNDS; round++) {
      write(`round ${round}`)
      const child = spawn(process.execPath, [PROGRAM, projectDirectory, step, String(round % 5)])
      await once(child, 'exit')
      const release = currentRelease(releasesDirectory)
      await checkSite(release?.siteDirectory ?? '')
      expect([before, `round ${round}`]).toContain(seen())
      const wasCutOff = child.signalCode === 'SIGKILL'

      const next = await createReleases({ projectDirectory, ...quick })
      const { is } = await next.state()
      // Once visitors see the new site, all may have been done before the end.
      if (!wasCutOff) expect(is).toBe('idle')
      else if (seen() === before) expect(is).toBe('failed')
      expect(folders().filter((name) => !name.endsWith('Z'))).toEqual([])
      expect((await next.list()).filter(({ isCurrent }) => isCurrent)).toHaveLength(1)
      await next.publish(ADA)
      expect(seen()).toBe(`round ${round}`)
      before = seen()
    }
  },
)
