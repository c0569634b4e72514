import { z } from 'zod';

import { lineUpTo } from '../../base/shared/form-fields';

/** Errors for refused picture files. */
export const PICTURE_MISSING = 'Choose a picture';
export const PICTURE_TOO_LARGE = 'Choose a picture under 5 MB';
export const PICTURE_TOO_MANY_PIXELS = 'Choose a picture under 40 megapixels';
export const PICTURE_WRONG_TYPE = 'Choose a JPEG, PNG, or WebP picture';
export const PICTURE_UNREADABLE = 'This file is damaged or incomplete. Choose another';
export const PICTURE_WITH_MORE = 'This file contains extra data. Re-export it from an image editor';

export const MAX_PICTURE_BYTES = 5 * 1024 * 1024;

type PictureType = 'jpeg' | 'png' | 'webp';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff];

/** Detects the type from the bytes; undefined if unsupported. Ignores name and declared type. */
export function detectPictureType(bytes: Uint8Array): PictureType | undefined {
  if (startsWithBytes(bytes, PNG)) return 'png';
  if (startsWithBytes(bytes, JPEG)) return 'jpeg';
  if (readTextAt(bytes, 0, 4) === 'RIFF' && readTextAt(bytes, 8, 4) === 'WEBP') return 'webp';
  return undefined;
}

/** Signatures of scripts and markup hidden in a file. */
export const FOREIGN_MARKUP = /<script|<\?php|<html|<svg[\s>]|<!doctype/i;
const PDF = '%PDF-';
const END_OF_ARCHIVE = 'PK\u0005\u0006';
/** Maximum length of the comment after an archive's end record. */
const MAX_COMMENT_BYTES = 22 + 65_535;

/** Returns whether an archive program would open the file, reading from its end. */
export function containsArchive(bytes: Uint8Array): boolean {
  return toLatin1(bytes.subarray(-MAX_COMMENT_BYTES)).includes(END_OF_ARCHIVE);
}

/**
 * Returns whether a file is a polyglot: data after its end, or content that a browser or archive program would
 * accept. Pictures are re-encoded anyway; this only informs the sender.
 */
export function hasDataAfterPicture(bytes: Uint8Array, type: PictureType): boolean {
  const end = findEnd(bytes, type);
  if (end !== undefined && !isHarmlessTail(bytes, end)) return true;
  const text = toLatin1(bytes);
  return FOREIGN_MARKUP.test(text) || text.includes(PDF) || containsArchive(bytes);
}

/** Finds where the picture ends; undefined if unclear, in which case decoding fails. */
function findEnd(bytes: Uint8Array, type: PictureType): number | undefined {
  switch (type) {
    case 'webp':
      return 8 + readLittleEndian(bytes, 4) + (readLittleEndian(bytes, 4) % 2);
    case 'png':
      return findPngEnd(bytes);
    case 'jpeg':
      return findJpegEnd(bytes);
  }
}

function findPngEnd(bytes: Uint8Array): number | undefined {
  for (let at = PNG.length; at + 12 <= bytes.length;) {
    const next = at + 12 + readBigEndian(bytes, at);
    if (readTextAt(bytes, at + 4, 4) === 'IEND') return next;
    at = next;
  }
  return undefined;
}

/** Walks the segments, because an embedded thumbnail has its own end marker. */
function findJpegEnd(bytes: Uint8Array): number | undefined {
  let at = 2;
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === 0xd9) return at + 2;
    at += 2 + readBigEndian16(bytes, at + 2);
    // After a scan header comes its data, up to the next real marker.
    if (marker === 0xda) at = findNextMarker(bytes, at);
  }
  return bytes[at] === 0xff && bytes[at + 1] === 0xd9 ? at + 2 : undefined;
}

function findNextMarker(bytes: Uint8Array, from: number): number {
  for (let at = from; at + 1 < bytes.length; at += 1) {
    const following = bytes[at + 1] ?? 0;
    const isOfData = following === 0 || following === 0xff || (following >= 0xd0 && following <= 0xd7);
    if (bytes[at] === 0xff && !isOfData) return at;
  }
  return bytes.length;
}

/** Cameras append padding, a second picture, or a short video. */
function isHarmlessTail(bytes: Uint8Array, end: number): boolean {
  if (end >= bytes.length) return true;
  const tail = bytes.subarray(end);
  return tail.every((byte) => byte === 0) || startsWithBytes(tail, JPEG) || readTextAt(tail, 4, 4) === 'ftyp';
}

function startsWithBytes(bytes: Uint8Array, signature: number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}

function readTextAt(bytes: Uint8Array, from: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(from, from + length));
}

function toLatin1(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes);
}

function readBigEndian(bytes: Uint8Array, at: number): number {
  return new DataView(bytes.buffer, bytes.byteOffset).getUint32(at);
}

function readBigEndian16(bytes: Uint8Array, at: number): number {
  return new DataView(bytes.buffer, bytes.byteOffset).getUint16(at);
}

function readLittleEndian(bytes: Uint8Array, at: number): number {
  return bytes.length < at + 4 ? 0 : new DataView(bytes.buffer, bytes.byteOffset).getUint32(at, true);
}

/** Alternative text; defaults to the product's name. */
export const PictureTextSchema = z.object({ alt: lineUpTo(200) });
