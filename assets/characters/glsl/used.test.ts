import { expect, it } from 'vitest'
import { readLibrary, usedFunctions } from './used.ts'

const library = readLibrary(`
float low(float x) { if (x > 0.) { return x; } return -x; }
// Calls low.
float high(float x) { return low(x) * 2.; }
vec2 alone(vec2 p) { return p; }
`)

it('keeps what a shader calls and what that calls, in the order of the library', () => {
  expect(usedFunctions(library, 'float d=high(1.);')).toBe(
    'float low(float x) { if (x > 0.) { return x; } return -x; }\nfloat high(float x) { return low(x) * 2.; }',
  )
})

it('leaves out what nobody calls, also when a longer name holds it', () => {
  expect(usedFunctions(library, 'float alone2=below(1.);')).toBe('')
})
