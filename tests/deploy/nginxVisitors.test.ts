import { expect, onTestFinished, test } from 'vitest'
import { openSockets, postForm } from '../../receiver/test/support/requests.ts'
import { startReceiver, temporaryFolder } from '../../receiver/test/support/startReceiver.ts'
import { storedRows } from '../../receiver/test/support/submissions.ts'
import { findNginx, NO_NGINX } from '../../tools/findNginx.ts'
import { startNginx, VISITOR_ADDRESS_HEADER } from './support/startNginx.ts'
import { writeNginxSite } from './support/writeNginxSite.ts'

const program = findNginx()

/** A receiver that takes nginx's word on visitors, behind `deploy/nginx/site.conf`. */
async function startBehindNginx(skip: (reason: string) => never) {
  if (!program) return skip(NO_NGINX)
  const receiver = await startReceiver({ trustedProxies: ['127.0.0.1'] })
  const siteDirectory = temporaryFolder()
  await writeNginxSite(siteDirectory)
  const nginx = await startNginx({
    program,
    siteDirectory,
    receivers: [new URL(receiver.url).host],
  })
  onTestFinished(nginx.stop)
  return { receiver, url: nginx.url }
}

test('nobody can claim to have asked for another host', async ({ skip }) => {
  const { receiver, url } = await startBehindNginx(skip)
  const post = (headers: Record<string, string>) =>
    postForm(`${url}/f/newsletter`, { email: 'a@b.example' }, { headers })
  const origin = 'https://elsewhere.example'
  const claims: Record<string, string>[] = [
    { 'x-forwarded-host': 'elsewhere.example' },
    { forwarded: 'host=elsewhere.example;proto=https' },
  ]
  for (const claim of claims) expect((await post({ ...claim, origin })).status).toBe(403)
  expect(storedRows(receiver.dataDirectory)).toEqual([])
})

test.for([
  ['an address', '198.51.100.7', '198.51.100.7', '198.51.100.8'],
  ['an IPv6 network', '2001:db8:1:2::7', '2001:db8:1:2:3:4:5:6', '2001:db8:1:3::7'],
  ['an IPv6 network with zeros', '2001:db8::7', '2001:db8::5:6:7:8', '2001:db8:0:1::7'],
] as const)(
  '%s that holds many forms half sent shuts nobody else out',
  async ([, visitor, same, other], { skip }) => {
    const { url } = await startBehindNginx(skip)
    const head =
      'POST /f/newsletter HTTP/1.1\r\nHost: agency.example\r\nContent-Length: 60\r\n' +
      `Content-Type: application/x-www-form-urlencoded\r\n${VISITOR_ADDRESS_HEADER}: ${visitor}\r\n\r\n`
    await openSockets(url, 40, head)
    const post = async (from: string) => {
      const headers = { [VISITOR_ADDRESS_HEADER]: from }
      return (await postForm(`${url}/f/newsletter`, { email: 'a@b.example' }, { headers })).status
    }
    await expect.poll(() => post(same)).toBe(429)
    expect(await post(other)).toBe(200)
  },
)
