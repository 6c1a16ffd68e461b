import autocannon from 'autocannon'

export type Load = {
  answered: number
  perSecond: number
  p50Ms: number
  p99Ms: number
  /** Error answers, and requests without an answer. */
  failed: number
}

/** An hour: such loads end with the measured work. */
const LONGEST_S = 3600

/** Sends requests until the work ends. Without autocannon's workers, as it loses their results at such an end. */
export async function loadWhile(
  work: () => Promise<unknown>,
  options: Omit<autocannon.Options, 'workers'>,
): Promise<Load> {
  let stop = () => {}
  const ended = new Promise<autocannon.Result>((resolve, reject) => {
    const all = { duration: LONGEST_S, ...options }
    const load = autocannon(all, (error, result) => (error ? reject(error) : resolve(result)))
    stop = () => load.stop()
  })
  await work()
  stop()
  return figures(await ended)
}

/** Sends requests for a number of seconds. */
export async function loadFor(seconds: number, options: autocannon.Options): Promise<Load> {
  return figures(await autocannon({ duration: seconds, ...options }))
}

function figures(result: autocannon.Result): Load {
  return {
    answered: result['2xx'],
    perSecond: result['2xx'] / result.duration,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    failed: result.non2xx + result.errors,
  }
}

/** Sign-ups for the newsletter, each with another address: the same one twice would be one row. */
export function signUps(url: string): autocannon.Options {
  const run = `${process.pid}-${Date.now()}`
  let sent = 0
  return {
    url: `${url}/f/newsletter`,
    method: 'POST',
    headers: {
      accept: 'application/json',
      'content-type': 'application/x-www-form-urlencoded',
    },
    requests: [
      {
        setupRequest: (request) => {
          sent += 1
          return { ...request, body: `email=${run}-${sent}%40example.org` }
        },
      },
    ],
  }
}
