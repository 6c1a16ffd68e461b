/** Where `npm run dev` starts the receiver, beside the site's own port. */
export const DEVELOPMENT_RECEIVER_PORT = 4322

/**
 * The addresses that the development site hands on to the receiver: both forms' own.
 * @param mailbox the owner's address, which is the contact form's path.
 */
export function receiverProxy(
  mailbox: string,
): Record<string, { target: string; changeOrigin: boolean }> {
  // With another Host than the page's own, a form would look like one of another site.
  const receiver = {
    target: `http://127.0.0.1:${DEVELOPMENT_RECEIVER_PORT}`,
    changeOrigin: false,
  }
  return { '/f/': receiver, [`/${mailbox}`]: receiver, [`/ajax/${mailbox}`]: receiver }
}
