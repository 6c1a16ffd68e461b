/** Port of the receiver under `npm run dev`, beside the site's own. */
export const DEVELOPMENT_RECEIVER_PORT = 4322

/**
 * The addresses that the development site proxies to the receiver: those of both forms.
 * @param mailbox the owner's address, which is the contact form's path.
 */
export function receiverProxy(
  mailbox: string,
): Record<string, { target: string; changeOrigin: boolean }> {
  // With a Host other than the page's, a form would look cross-site.
  const receiver = {
    target: `http://127.0.0.1:${DEVELOPMENT_RECEIVER_PORT}`,
    changeOrigin: false,
  }
  return { '/f/': receiver, [`/${mailbox}`]: receiver, [`/ajax/${mailbox}`]: receiver }
}
