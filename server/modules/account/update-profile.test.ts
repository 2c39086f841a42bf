import { expect, it } from 'vitest'
import { isOwnPicture } from './update-profile.ts'

it.each(['avatar:0', 'avatar:18', '/assets/avatars/7.webp', '/uploads/2026/11/a-b_c.png'])(
  'accepts %s as a picture of this site',
  picture => {
    expect(isOwnPicture(picture)).toBe(true)
  },
)

it.each([
  'avatar:19',
  'avatar:-1',
  'avatar:',
  'https://evil.test/a.png',
  '//evil.test/assets/a.png',
  '/assets/../uploads/secret.png',
  '/uploads/..%2fsecret.png',
  '/uploads/\\evil.test/a.png',
  '/assets/logo.svg',
  '/api/images/1.png',
  'javascript:alert(1)',
  'data:image/png;base64,AAAA',
  '/uploads/a.png?x=1',
  '/uploads/a.png\n',
  '',
])('G5: refuses %j', picture => {
  expect(isOwnPicture(picture)).toBe(false)
})
