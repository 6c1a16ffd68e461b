import { execFileSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A self-signed certificate. */
export type Certificate = {
  file: string
  keyFile: string
  /** SHA-256 of its key; a browser can be told to trust this key. */
  keyHash: string
}

/**
 * @param folder for the files of the certificate.
 * @param name of the server, in the form of openssl.
 * @returns undefined if openssl is not installed.
 */
export function makeCertificate(folder: string, name = 'IP:127.0.0.1'): Certificate | undefined {
  const file = join(folder, 'site.pem')
  const keyFile = join(folder, 'site.key')
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  const names = ['-subj', '/CN=Test', '-addext', `subjectAltName=${name}`]
  try {
    const files = ['-keyout', keyFile, '-out', file]
    execFileSync('openssl', ['req', '-x509', ...key, ...names, ...files], { stdio: 'pipe' })
  } catch {
    return undefined
  }
  const { publicKey } = new X509Certificate(readFileSync(file))
  const spki = publicKey.export({ type: 'spki', format: 'der' })
  return { file, keyFile, keyHash: createHash('sha256').update(spki).digest('base64') }
}
