import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const KEY = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']

export const CERTIFICATES = ['right', 'of another host', 'expired', 'signed by nobody'] as const
export type CertificateKind = (typeof CERTIFICATES)[number]

export type Certificate = { key: string; cert: string }

export type Certificates = {
  authority: string
  authorityFile: string
  servers: Record<CertificateKind, Certificate>
}

/**
 * Creates an authority and a certificate of each kind, for a server at 127.0.0.1 or 0.0.0.0.
 * @param folder for their files.
 * @throws if openssl is not installed.
 */
export function makeCertificates(folder: string): Certificates {
  const openssl = (...commands: string[]) =>
    execFileSync('openssl', commands, { cwd: folder, stdio: 'pipe' })
  const read = (name: string) => readFileSync(join(folder, name), 'utf8')

  const self = ['req', '-x509', ...KEY, '-subj', '/CN=Test']
  openssl(...self, '-keyout', 'ca.key', '-out', 'ca.pem')

  function issue(name: string, host: string, days: number): Certificate {
    const files = ['-keyout', `${name}.key`, '-out', `${name}.csr`]
    openssl('req', ...KEY, '-subj', '/CN=Test', '-addext', `subjectAltName=${host}`, ...files)
    const authority = ['-CA', 'ca.pem', '-CAkey', 'ca.key', '-copy_extensions', 'copy']
    const signed = ['-in', `${name}.csr`, '-out', `${name}.pem`, '-days', String(days)]
    openssl('x509', '-req', ...authority, ...signed)
    return { key: read(`${name}.key`), cert: read(`${name}.pem`) }
  }

  const here = 'IP:127.0.0.1,IP:0.0.0.0'
  openssl(...self, '-addext', `subjectAltName=${here}`, '-keyout', 'self.key', '-out', 'self.pem')
  const servers: Record<CertificateKind, Certificate> = {
    right: issue('right', here, 1),
    'of another host': issue('other', 'DNS:elsewhere.example', 1),
    expired: issue('expired', here, -1),
    'signed by nobody': { key: read('self.key'), cert: read('self.pem') },
  }
  return { authority: read('ca.pem'), authorityFile: join(folder, 'ca.pem'), servers }
}

/** Whether this machine can create certificates. */
export function canMakeCertificates(): boolean {
  try {
    execFileSync('openssl', ['version'], { stdio: 'pipe' })
    return true
  } catch {
    return false
  }
}
