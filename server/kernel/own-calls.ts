/** Calls that the server makes to itself, to paint a page for a guest: known by a word that nobody outside has, and not counted. */
import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

const header = 'x-own-call'
const word = randomUUID()

export const ownCall = { [header]: word } as const

export const isOwnCall = (request: FastifyRequest): boolean => request.headers[header] === word
