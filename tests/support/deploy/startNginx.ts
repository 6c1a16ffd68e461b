import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../receiver/freePort.ts'
import { untilListening } from '../untilListening.ts'
import type { Certificate } from './makeCertificate.ts'

const SITE_CONF = join(import.meta.dirname, '../../../deploy/nginx/site.conf')

/** Header with the address of a test visitor, which nginx takes as the real one. */
export const VISITOR_ADDRESS_HEADER = 'x-test-visitor'

type NginxSettings = {
  program: string
  /** Hosts and ports of the receivers. */
  receivers: string[]
  /** For HTTPS. Without a certificate the second server speaks HTTP like the first. */
  certificate?: Certificate
}

/**
 * Runs `deploy/nginx/site.conf` with the ports, certificate and receivers of a test. The log has a line for each
 * request: the status, and the receivers that nginx tried.
 */
export async function startNginx({ program, receivers, certificate }: NginxSettings) {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-test-'))
  const [port, plainPort] = [await freePort(), await freePort()]
  const live = '/etc/letsencrypt/live/agency.example'
  const site = replaceAll(await readFile(SITE_CONF, 'utf8'), [
    ['listen [::]:80;', ''],
    ['listen [::]:443 ssl http2;', ''],
    ['listen 80;', `listen 127.0.0.1:${plainPort};`],
    ['listen 443 ssl http2;', `listen 127.0.0.1:${port}${certificate ? ' ssl http2' : ''};`],
    [
      `ssl_certificate     ${live}/fullchain.pem;`,
      certificate ? `ssl_certificate "${certificate.file}";` : '',
    ],
    [
      `ssl_certificate_key ${live}/privkey.pem;`,
      certificate ? `ssl_certificate_key "${certificate.keyFile}";` : '',
    ],
    ['server 127.0.0.1:4321;', receivers.map((receiver) => `server ${receiver};`).join('\n    ')],
  ])
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  await writeFile(join(folder, 'site.conf'), site)
  await writeFile(
    join(folder, 'nginx.conf'),
    `daemon off; worker_processes 1; pid "${folder}/pid"; error_log "${folder}/error.log";
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 1024; }
http {
  log_format asked "$status $upstream_addr"; access_log "${folder}/access.log" asked;
  ${temporary.map((name) => `${name}_temp_path "${folder}/${name}";`).join(' ')}
  set_real_ip_from 127.0.0.1; real_ip_header ${VISITOR_ADDRESS_HEADER};
  include "${folder}/site.conf";
}
`,
  )
  const server = spawn(program, ['-c', join(folder, 'nginx.conf'), '-e', 'stderr'])
  const complaints: string[] = []
  server.stderr.on('data', (chunk) => complaints.push(String(chunk)))
  const ended = once(server, 'exit')
  const isUp = await Promise.race([untilListening(port).then(() => true), ended.then(() => false)])
  if (!isUp) throw new Error(`nginx did not start: ${complaints.join('')}`)
  return {
    url: `${certificate ? 'https' : 'http'}://127.0.0.1:${port}`,
    /** Port of the server that redirects to https. */
    plainUrl: `http://127.0.0.1:${plainPort}`,
    /** Lines of the log so far. */
    log: async () => (await readFile(join(folder, 'access.log'), 'utf8')).trim().split('\n'),
    async stop() {
      server.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true })
    },
  }
}

/** @throws if one of the texts is missing, because the configuration has changed and the test has not. */
function replaceAll(text: string, changes: [from: string, to: string][]): string {
  return changes.reduce((changed, [from, to]) => {
    if (!changed.includes(from)) throw new Error(`deploy/nginx/site.conf does not say "${from}".`)
    return changed.replaceAll(from, to)
  }, text)
}
