import { drawNorthAmerica } from '../../ui/locations/north-america';

/** The ground of the coverage map. It never changes under an address that carries its version. */
export function loader() {
  return new Response(drawNorthAmerica(), {
    headers: {
      'Content-Type': 'image/svg+xml',
      'Content-Security-Policy': "default-src 'none'",
      'Cache-Control': 'public, max-age=31536000, immutable',
    },
  });
}
