// Bundles the server once per run, before the server tests, so that tests which start it as a process do not compile it.
import { buildServer } from './build.mjs'

export default () => buildServer('.cache/test-server')
