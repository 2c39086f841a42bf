import { expect, it } from 'vitest'
import { pausesMillis, type Signed, signed } from './authorization.ts'

const good: Signed = { ok: true, value: { auth: 'k:s' } }
const refusal = (status: number): Signed => ({ ok: false, failure: { status } })

async function ask(answers: Signed[], wantedFor = Number.POSITIVE_INFINITY) {
  const waited: number[] = []
  let requests = 0
  const response = await signed('1.1', 'private-a', {
    authorize: async () => answers[requests++] ?? refusal(0),
    wait: async millis => void waited.push(millis),
    isStillWanted: () => requests <= wantedFor,
  })
  return { response, waited, asked: requests }
}

it('sends one request if there is a response, including a rejection', async () => {
  expect(await ask([good])).toEqual({ response: good, waited: [], asked: 1 })
  expect(await ask([refusal(403)])).toEqual({ response: refusal(403), waited: [], asked: 1 })
})

it('retries an unreachable API with growing pauses and gives up at the end', async () => {
  expect(await ask([refusal(0), refusal(503), good])).toEqual({
    response: good,
    waited: pausesMillis.slice(0, 2),
    asked: 3,
  })
  expect(await ask([])).toEqual({
    response: refusal(0),
    waited: pausesMillis,
    asked: pausesMillis.length + 1,
  })
})

it('returns no signature for a closed socket', async () => {
  expect(await ask([good], 0)).toEqual({ response: undefined, waited: [], asked: 1 })
})
