import autocannon from 'autocannon'

export type Load = {
  answered: number
  perSecond: number
  p50Ms: number
  p99Ms: number
  /** Number of error responses and of requests without a response. */
  failed: number
}

/** An hour. These loads end with the measured work. */
const LONGEST_S = 3600

/** Sends requests until the work ends. Uses no workers, because autocannon loses their results when stopped. */
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

/** Newsletter sign-ups, each with a different address, since repeated addresses would share a row. */
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
