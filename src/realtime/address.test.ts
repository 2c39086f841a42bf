import { expect, it } from 'vitest'
import { socketPlace } from './address.ts'

const pageAddress = { key: 'k', host: null, port: null, scheme: null }

it.each([
  ['the page’s own host and port', pageAddress, 'http://localhost:3000', 'localhost', 3000, false],
  ['the page’s own host, secure', pageAddress, 'https://bottega.example', 'bottega.example', 443, true],
  ['the page’s own host, plain', pageAddress, 'http://bottega.example', 'bottega.example', 80, false],
  [
    'an outside service',
    { key: 'k', host: 'ws.example', port: 6001, scheme: 'https' as const },
    'http://localhost:3000',
    'ws.example',
    6001,
    true,
  ],
  [
    'an outside service on its usual port, whatever the page’s',
    { key: 'k', host: 'ws.example', port: null, scheme: 'https' as const },
    'http://localhost:3000',
    'ws.example',
    443,
    true,
  ],
])('sockets go to %s', (_, address, page, wsHost, port, forceTLS) => {
  expect(socketPlace(address, new URL(page))).toEqual({ wsHost, wsPort: port, wssPort: port, forceTLS })
})
