import { afterEach, beforeEach, expect, it } from 'vitest'
import { outsideService, type Publisher } from './outside-service.ts'
import { app, openStand, type Stand } from './testing/stand.ts'

let stand: Stand
const serviceFor = (secret: string): Publisher =>
  outsideService({
    app: { ...app, secret },
    address: { scheme: 'http', host: '127.0.0.1', port: stand.port },
    clock: { now: Date.now },
  })

beforeEach(async () => {
  stand = await openStand()
})
afterEach(() => stand.stop())

it('publishes to a Pusher-compatible service and ends a user’s connections there', async () => {
  const client = stand.pusher('ada')
  const channel = client.subscribe('private-a')
  await new Promise(resolve => channel.bind('pusher:subscription_succeeded', resolve))
  const event = new Promise(resolve => channel.bind('card-granted', resolve))
  const service = serviceFor(app.secret)
  await service.trigger('private-a', 'card-granted', { n: 'è' })
  expect(await event).toEqual({ n: 'è' })
  const disconnected = new Promise(resolve => client.connection.bind('disconnected', resolve))
  await service.endUserConnections('ada')
  await disconnected
})

it('rejects if the service refuses', async () => {
  await expect(serviceFor('guess').trigger('news', 'x', {})).rejects.toThrow('401')
})
