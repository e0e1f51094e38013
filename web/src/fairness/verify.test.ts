import { expect, test } from 'vitest'
import finished from '../../../docs/examples/finished.jsonl?raw'
import fork from '../../../docs/examples/fork.jsonl?raw'
import oldFork from '../../../tests/older_versions/format_1/fork.jsonl?raw'
import oldRecord from '../../../tests/older_versions/format_1/parent.jsonl?raw'
import { canonical, Fair, verify } from './verify'

const lines = (record: string) => record.trimEnd().split('\n')
/** The record with one line replaced. */
function altered(record: string, find: string, put: string): string {
  expect(record).toContain(find)
  return record.replace(find, put)
}

test('equal data has one text', () => {
  expect(canonical({ b: [1, true, null], a: 'ö' })).toBe('{"a":"ö","b":[1,true,null]}')
  expect(canonical({ '\u{10000}': 1, '\uffff': 2 })).toBe('{"\uffff":2,"\u{10000}":1}')
})

test('a finished record is right in all its throws', async () => {
  const { held, fault } = await verify(finished)
  expect(fault).toBeNull()
  expect(held.map(({ key }) => key)).toEqual([
    'verify-passed-commitment',
    'verify-passed-dice-words',
    'verify-passed-throws',
  ])
  expect(held.at(-1)!.args).toEqual({ throws: 14 })
})

test.each([oldRecord, oldFork])('a record of format 1 is right in all its throws', async (record) => {
  expect(record).toContain('"gloaming": 1')
  expect((await verify(record)).fault).toBeNull()
})

test('in a fork the throws after the words are its own', async () => {
  const { held, fault } = await verify(fork)
  expect(fault).toBeNull()
  expect(held.at(-1)!.args).toEqual({
    throws: lines(fork)
      .slice(lines(fork).findIndex((line) => line.includes('"words"')))
      .filter((line) => line.includes('"face"')).length,
  })
})

test.each([
  [finished, '{"step": 9, "face": 3,', '{"step": 9, "face": 4,', 9],
  [fork, '{"step": 11, "face": 1,', '{"step": 11, "face": 2,', 11],
])('a changed throw is named by its step', async (record, find, put, step) => {
  const { fault } = await verify(altered(record, find, put))
  expect(fault).toMatchObject({ step, key: 'verify-failed-face' })
})

test('a face of the parent is not the fork’s own to check', async () => {
  expect((await verify(altered(fork, '{"step": 3, "face": 4,', '{"step": 3, "face": 2,'))).fault).toBeNull()
})

test('another secret does not fit the seal', async () => {
  expect((await verify(altered(finished, '"secret": "0001', '"secret": "0002'))).fault).toEqual({
    step: 0,
    key: 'verify-failed-commitment',
    args: {},
  })
})

test('another word of a person makes other throws', async () => {
  expect((await verify(altered(finished, '"juniper"', '"maple"'))).fault?.key).toBe('verify-failed-face')
})

test('another word of a bot is named', async () => {
  const { held, fault } = await verify(
    altered(finished, '{"words": ["juniper", "5bd5bd6677ef"]}', '{"words": ["juniper", "000000000000"]}'),
  )
  expect(held).toHaveLength(1)
  expect(fault).toEqual({ step: 0, key: 'verify-failed-bot-word', args: { name: 'Moth' } })
})

test('a throw that was left out is missed', async () => {
  const { fault } = await verify(altered(finished, '{"step": 9, "face": 3, "of": 6}\n', ''))
  expect(fault).toEqual({ step: 9, key: 'verify-failed-order', args: {} })
})

test('a chance result cannot be taken back', async () => {
  expect((await verify(altered(finished, '{"undo": 7}', '{"undo": 6}'))).fault).toMatchObject({
    step: 6,
    key: 'verify-failed-undo',
  })
})

test('a record without its end is not finished', async () => {
  const { fault } = await verify(lines(finished).slice(0, -1).join('\n'))
  expect(fault?.key).toBe('verify-failed-unfinished')
})

test.each(['', 'moths', '[1]', '{"gloaming": 1}'])('what is no record is called so: %j', async (text) => {
  expect((await verify(text)).fault?.key).toBe('verify-failed-no-record')
})

test('a throw can be worked out alone', async () => {
  const dice = await Fair.of('000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f', [
    'juniper',
    '5bd5bd6677ef',
  ])
  expect([await dice.face(0, 2), await dice.face(1, 6), await dice.face(2, 6)]).toEqual([0, 4, 1])
})
