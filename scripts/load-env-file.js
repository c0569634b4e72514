import { existsSync } from 'node:fs';

/** Reads variables from `.env`, if there is one. Variables that are already set take precedence. */
if (existsSync('.env')) process.loadEnvFile();
