/**
 * Requests that the server sends to itself while it renders a page for a guest: recognised by a random token of this process, and
 * not rate limited.
 */
import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

const header = 'x-own-call'
const word = randomUUID()

export const ownCall = { [header]: word } as const

export const isOwnCall = (request: FastifyRequest): boolean => request.headers[header] === word
