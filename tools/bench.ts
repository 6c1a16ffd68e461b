import { benchScale } from './bench/scale.ts'

const counts = process.argv.slice(2).map(Number)
if (!counts.every((count) => Number.isInteger(count) && count >= 10)) {
  process.stderr.write('npm run bench -- [POSTS…]: numbers of posts, 10 or more each.\n')
  process.exit(2)
}
await benchScale(counts.length > 0 ? counts : [10, 100, 1000])
