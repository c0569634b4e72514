import { drawNorthAmerica } from '../../ui/locations/north-america';

/** Background of the coverage map, cached forever by its versioned URL. */
export function loader() {
  return new Response(drawNorthAmerica(), {
    headers: {
      'Content-Type': 'image/svg+xml',
      'Content-Security-Policy': "default-src 'none'",
      'Cache-Control': 'public, max-age=31536000, immutable',
    },
  });
}
