// Compresses each built file with brotli and gzip, so that the server need not do it for each request.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const SITE = fileURLToPath(new URL('../src/gloaming/server/static', import.meta.url))
const LEAST = 1000 // bytes; less fits into one packet
const PACKERS = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
  gz: (bytes) => promisify(gzip)(bytes, { level: 9 }),
}

async function pack(file) {
  const bytes = await readFile(file)
  if (bytes.length < LEAST) return
  for (const [ending, packer] of Object.entries(PACKERS)) {
    const packed = await packer(bytes)
    if (packed.length < bytes.length * 0.9) await writeFile(`${file}.${ending}`, packed)
  }
}

const found = await readdir(SITE, { recursive: true, withFileTypes: true })
await Promise.all(
  found
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => pack(join(entry.parentPath ?? entry.path, entry.name))),
)
