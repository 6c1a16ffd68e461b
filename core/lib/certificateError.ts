type CertificateServer = {
  /** The server that shows the certificate, as "the mail server". */
  name: string
  /** The setting that names its host. */
  hostSetting: string
  /** The remedy for an unknown authority: how to trust one's own. */
  trustSetting: string
}

/** Certificate faults by the codes of Node and OpenSSL, with their remedies. */
const FAULTS: Record<string, (server: CertificateServer) => string> = {
  CERT_HAS_EXPIRED: () => 'has expired. Renew it on that server.',
  CERT_NOT_YET_VALID: () => 'is not valid yet. Correct the clocks of both machines.',
  ERR_TLS_CERT_ALTNAME_INVALID: ({ hostSetting }) =>
    `is for another host name. Use a host name from the certificate in ${hostSetting}.`,
  DEPTH_ZERO_SELF_SIGNED_CERT: ({ trustSetting }) => `is self-signed. ${trust(trustSetting)}`,
  SELF_SIGNED_CERT_IN_CHAIN: unknownAuthority,
  UNABLE_TO_GET_ISSUER_CERT: unknownAuthority,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: unknownAuthority,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: unknownAuthority,
}

function unknownAuthority({ trustSetting }: CertificateServer): string {
  return `is signed by an authority that this machine does not trust. ${trust(trustSetting)}`
}

function trust(setting: string): string {
  return `Use a certificate from a public authority, or ${setting}.`
}

/** @param code of an error, as Node reports it. */
export function isCertificateError(code: string): boolean {
  return Object.hasOwn(FAULTS, code)
}

/**
 * Explains why the certificate of a server was rejected, and what to do. The text holds no word from the server itself,
 * because anybody may have answered.
 * @param code of an error, as Node reports it.
 * @returns null for an error that is not about a certificate.
 */
export function describeCertificateError(code: unknown, server: CertificateServer): string | null {
  const describe = isCertificateError(String(code)) ? FAULTS[String(code)] : undefined
  return describe ? `the certificate of ${server.name} ${describe(server)}` : null
}
