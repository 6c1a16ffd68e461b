import * as z from 'zod'

const advice =
  'Use a whole https address, as https://forms.example.com/f/abc (http for this machine only, as http://localhost:4321/f/abc), an address of this site, as /forms/contact, or leave it blank for our own receiver.'

const HTTPS = String.raw`https:\/\/[^\s/@?#]+\.[^\s/@?#]+(?:[/?]\S*)?`
const LOOPBACK = String.raw`http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?(?:[/?]\S*)?`
const OWN_PATH = String.raw`\/[^\s/\\][^\s\\]*`

/** Where a form is sent; blank for the receiver that ships with the site. */
export const formAddressSchema = z
  .string({ error: advice })
  .regex(new RegExp(`^(?:|${HTTPS}|${LOOPBACK}|${OWN_PATH})$`), { error: advice })
  .refine((address) => URL.canParse(address, 'https://this-site.invalid/'), { error: advice })
