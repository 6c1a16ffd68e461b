import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { untilListening } from '../untilListening.ts'

export type Nginx = { url: string; stop(): Promise<void> }

/**
 * Serves a folder with the nginx of this machine: one worker, as our server is one process; no log; files that lie
 * there compressed are sent as they are, all with the headers that the build wrote for nginx.
 * @returns undefined where no nginx is installed.
 */
export async function startNginx(siteDirectory: string, port: number): Promise<Nginx | undefined> {
  if (spawnSync('nginx', ['-v']).error) return undefined
  const root = resolve(siteDirectory)
  const directory = await mkdtemp(join(tmpdir(), 'bench-nginx-'))
  await writeFile(
    join(directory, 'nginx.conf'),
    `daemon off; worker_processes 1; pid ${directory}/pid; error_log stderr crit;
events { worker_connections 4096; }
http {
  include /etc/nginx/mime.types;
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000;
  client_body_temp_path ${directory}/body; proxy_temp_path ${directory}/proxy;
  fastcgi_temp_path ${directory}/fastcgi; uwsgi_temp_path ${directory}/uwsgi;
  scgi_temp_path ${directory}/scgi;
  open_file_cache max=1000; gzip_static on; gzip_vary on;
  include "${root}/.nginx/maps.conf";
  server {
    include "${root}/.nginx/headers.conf";
    listen 127.0.0.1:${port} backlog=4096; root "${root}";
    location / { try_files $uri $uri.html $uri/index.html =404; }
  }
}
`,
  )
  const server = spawn('nginx', ['-c', join(directory, 'nginx.conf')], { stdio: 'inherit' })
  const ended = once(server, 'exit')
  await untilListening(port)
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      server.kill('SIGTERM')
      await ended
      await rm(directory, { recursive: true })
    },
  }
}
