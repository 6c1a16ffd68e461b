import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../../receiver/test/support/startReceiver.ts'
import { findNginx, NO_NGINX } from '../../tools/findNginx.ts'
import { startNginx } from './support/startNginx.ts'
import { writeNginxSite } from './support/writeNginxSite.ts'

const program = findNginx()

test('nginx serves a site from a folder whose path has a space and an umlaut', async ({ skip }) => {
  if (!program) return skip(NO_NGINX)
  const siteDirectory = join(temporaryFolder(), 'neu ü')
  await mkdir(siteDirectory)
  await writeNginxSite(siteDirectory)
  const nginx = await startNginx({ program, siteDirectory, receivers: ['127.0.0.1:9'] })
  onTestFinished(nginx.stop)
  const answer = await fetch(nginx.url)
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain('Home')
})
