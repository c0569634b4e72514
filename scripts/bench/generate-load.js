import autocannon from 'autocannon';

/**
 * The load generator's process: reads autocannon's options as JSON from its first argument and prints the result as
 * JSON. autocannon decodes every body as UTF-8, which takes longer on compressed pages than sending them and would
 * limit what is measured, so bodies are dropped.
 */
const [options = '{}'] = process.argv.slice(2);
const result = await autocannon({
  ...JSON.parse(options),
  setupClient: (client) => {
    client.pipelinedRequests.addBody = () => {};
  },
});
console.log(JSON.stringify(result));
