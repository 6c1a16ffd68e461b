import { describeCertificateError } from '../certificateError.ts'

const CERTIFICATE_SERVER = {
  name: 'the mail server',
  hostSetting: 'SMTP_URL',
  trustSetting:
    'name the file of its authority in NODE_EXTRA_CA_CERTS, in the environment and not in .env',
}

export type SendFailure = {
  /**
   * Codes only, as `EENVELOPE 550 5.7.1`: a server's own words may repeat a visitor's. What is wrong with a
   * certificate is told in ours.
   */
  reason: string
  /** The server has refused this mail for good. A refused login is not about the mail. */
  isPermanent: boolean
}

/** Makes of what nodemailer throws what may be kept and logged. */
export function readSendFailure(error: unknown): SendFailure {
  const parts = error instanceof Error ? error : new Error()
  const code = 'code' in parts ? String(parts.code) : parts.name
  const responseCode = 'responseCode' in parts ? Number(parts.responseCode) : 0
  const response = 'response' in parts ? String(parts.response) : ''
  const enhancedCode = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1]
  // nodemailer puts a code of its own in the place of Node's.
  const originalCode = 'originalCode' in parts ? parts.originalCode : code
  const certificateError = describeCertificateError(originalCode, CERTIFICATE_SERVER)
  return {
    reason:
      certificateError ?? [code, responseCode || null, enhancedCode].filter(Boolean).join(' '),
    isPermanent: responseCode >= 500 && responseCode < 600 && code !== 'EAUTH',
  }
}
