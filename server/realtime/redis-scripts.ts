/**
 * Steps that must be atomic in Redis. All keys of a step have the same hash tag, so that one server of a cluster has them all. A
 * message is `<seq> <delivery as JSON>`, with seq 0 for unnumbered deliveries. Presence changes are numbered per channel and published
 * inside the step that makes them, so every process receives them in the order in which they were made.
 */

/**
 * KEYS connections, counts, infos, mine, seq, bus · ARGV field, userId, info, limit, delivery → { seq, userId, info, userId, info, … },
 * or {} if the channel is full
 */
export const joinScript = `
local known = redis.call('HEXISTS', KEYS[3], ARGV[2]) == 1
if not known and redis.call('HLEN', KEYS[3]) >= tonumber(ARGV[4]) then return {} end
if redis.call('HSETNX', KEYS[1], ARGV[1], ARGV[2]) == 1 then
  redis.call('HINCRBY', KEYS[2], ARGV[2], 1)
end
redis.call('SADD', KEYS[4], ARGV[1])
if not known then
  redis.call('HSET', KEYS[3], ARGV[2], ARGV[3])
  redis.call('SPUBLISH', KEYS[6], redis.call('INCR', KEYS[5]) .. ' ' .. ARGV[5])
end
local answer = redis.call('HGETALL', KEYS[3])
table.insert(answer, 1, redis.call('GET', KEYS[5]) or '0')
return answer
`

/** KEYS connections, counts, infos, mine, seq, bus · ARGV field, userId, delivery */
export const leaveScript = `
redis.call('SREM', KEYS[4], ARGV[1])
if redis.call('HDEL', KEYS[1], ARGV[1]) == 0 then return end
if redis.call('HINCRBY', KEYS[2], ARGV[2], -1) > 0 then return end
redis.call('HDEL', KEYS[2], ARGV[2])
redis.call('HDEL', KEYS[3], ARGV[2])
redis.call('SPUBLISH', KEYS[6], redis.call('INCR', KEYS[5]) .. ' ' .. ARGV[3])
`

/** KEYS processes, graves · ARGV cutoff → ids of all dead processes, including those that another process has removed */
export const buryScript = `
for _, id in ipairs(redis.call('ZRANGEBYSCORE', KEYS[1], '-inf', ARGV[1])) do
  redis.call('ZREM', KEYS[1], id)
  redis.call('SADD', KEYS[2], id)
end
return redis.call('SMEMBERS', KEYS[2])
`
