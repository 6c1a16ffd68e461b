/** Port of the receiver under `npm run dev`, which runs beside the site. */
export const DEVELOPMENT_RECEIVER_PORT = 4322

/**
 * The paths that the development site proxies to the receiver: those of both forms.
 * @param mailbox the owner's address, which is the contact form's path.
 */
export function receiverProxy(
  mailbox: string,
): Record<string, { target: string; changeOrigin: boolean }> {
  // With a Host header other than the page's, a form would look cross-site.
  const receiver = {
    target: `http://127.0.0.1:${DEVELOPMENT_RECEIVER_PORT}`,
    changeOrigin: false,
  }
  return { '/f/': receiver, [`/${mailbox}`]: receiver, [`/ajax/${mailbox}`]: receiver }
}
