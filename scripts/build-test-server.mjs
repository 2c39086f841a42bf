// Before the server tests, once per run: the server as one bundle, so that tests which start it as a process need not compile it.
import { buildServer } from './build.mjs'

export default () => buildServer('.cache/test-server')
