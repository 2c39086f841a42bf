import { expect, it } from 'vitest'
import { readLibrary, usedFunctions } from './used.ts'

const library = readLibrary(`
float low(float x) { if (x > 0.) { return x; } return -x; }
// Calls low.
float high(float x) { return low(x) * 2.; }
vec2 alone(vec2 p) { return p; }
`)

it('keeps the functions a shader calls, and those that they call, in the order of the library', () => {
  expect(usedFunctions(library, 'float d=high(1.);')).toBe(
    'float low(float x) { if (x > 0.) { return x; } return -x; }\nfloat high(float x) { return low(x) * 2.; }',
  )
})

it('leaves out a function nobody calls, also when its name is part of a longer one', () => {
  expect(usedFunctions(library, 'float alone2=below(1.);')).toBe('')
})
