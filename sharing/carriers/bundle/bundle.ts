import { strFromU8, strToU8 } from 'fflate';
import { type Bundle, type BundleEntry, isBundle, parseJson, type Text } from '../../../schemas';
import { type Carried, type CarriedFile, nothingCarried } from '../carried';
import { checkWord } from '../check-sum';
import { type FilesInZip, unzipped, zipped } from './zip';

// A `.boothill` file: a zip with a manifest that says what is in it.

const MANIFEST = 'manifest.json';

/** What goes into a bundle: text that Boothill reads, or what people look at. */
export interface InBundle {
  readonly path: string;
  readonly kind: BundleEntry['kind'];
  readonly bytes: Uint8Array;
}

export function bundleOf(title: Text, files: readonly InBundle[], createdBy: string): Uint8Array {
  const entries = files.map(({ path, kind, bytes }) => ({ path, kind, check: checkWord(bytes) }));
  const manifest: Bundle = { format: 'boothill/bundle@1', title, entries, createdBy };
  return zipped(
    new Map([
      [MANIFEST, strToU8(`${JSON.stringify(manifest, undefined, 2)}\n`)],
      ...files.map(({ path, bytes }) => [path, bytes] as const),
    ]),
  );
}

/** What a bundle carries. A zip that somebody else has packed again has its files in a folder, maybe, and is as good. */
export function carriedInBundle(bytes: Uint8Array): Carried {
  const files = unzipped(bytes);
  if ('fault' in files) return nothingCarried(files.fault, files.parameters);
  const manifests = [...files.keys()].filter((path) => path === MANIFEST || path.endsWith(`/${MANIFEST}`));
  const [manifest] = manifests.sort((one, other) => one.length - other.length);
  if (manifest === undefined) return nothingCarried('zip-without-mission');
  const root = manifest.slice(0, -MANIFEST.length);
  const parsed = parseJson(strFromU8(files.get(manifest) ?? new Uint8Array()));
  if (!parsed.ok || !isBundle(parsed.value)) return nothingCarried('bundle-unclear');
  return cargoOf(parsed.value, files, root);
}

type ReadKind = 'mission' | 'tileset';

/** Sheets and pictures are for people. */
function isRead(kind: BundleEntry['kind']): kind is ReadKind {
  return kind === 'mission' || kind === 'tileset';
}

function cargoOf({ entries }: Bundle, files: FilesInZip, root: string): Carried {
  const found: Record<ReadKind, CarriedFile[]> = { mission: [], tileset: [] };
  for (const { path, kind, check } of entries) {
    const bytes = files.get(root + path);
    if (!bytes) return nothingCarried('bundle-lacks', { file: path });
    if (checkWord(bytes) !== check) return nothingCarried('bundle-damaged', { file: path });
    if (isRead(kind)) found[kind].push({ name: nameOf(path), text: strFromU8(bytes) });
  }
  const [first, ...others] = found.mission;
  if (!first) return nothingCarried('zip-without-mission');
  return { ok: true, missions: [first, ...others], tilesets: found.tileset };
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(/(\.boothill)?\.json$/, '');
}
